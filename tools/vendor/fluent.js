// What src/honjin/web/vendor/fluent.js exports: the reader of the same .ftl files that the server reads.
export { FluentBundle, FluentResource } from "@fluent/bundle";
