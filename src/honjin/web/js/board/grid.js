/**
 * Areas and slots of a board by their ids, whether they are listed one by one or follow from a grid. Pure geometry.
 *
 * A grid has flat-topped hexes in columns, every second of which lies half a hex lower. In `board.json` it has:
 *
 *   kind           the kind of thing that a hex is: `hex` makes `hex-H6`
 *   first          the name of the first hex, by which all are named: `A1` gives H6, `0101` gives 0806
 *   columns, rows  how many there are
 *   size           from the centre of a hex to a corner
 *   origin         the centre of the first hex
 *   lower          which columns lie lower: 1, the second, the fourth and so on; 0, the others
 *   slots          the slots of each hex, by the last part of their ids; places count from its centre
 *   ground         optional: the message that says what a hex is where nothing is printed in it; or `rows`, a letter
 *                  for each hex, and `words`, the messages of these letters
 *   heights        optional: rows with a digit for each hex, how high it lies
 *   facings        optional: the corners that pieces face, by the ids of `facing-…`, in twelfths of a turn from the top
 *   hexsides       optional: what lies on the sides of hexes, as slots: `hex-0806/side-2` is that in direction 2
 *
 * What `areas` and `slots` say of a hex or of one of its slots comes on top of that.
 */

/** The six directions, clockwise from the top of the board. */
export const DIRECTIONS = 6;

const known = new WeakMap();

/** What has been worked out of a board's grid so far. */
function memoryOf(board) {
  if (!known.has(board)) known.set(board, { areas: new Map(), slots: new Map(), ids: null });
  return known.get(board);
}

function remembered(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}

// ---- areas -----------------------------------------------------------------------------------------------------------

/** An area: its outline, its centre, and what the board says of it; undefined if there is none of this id. */
export function areaOf(board, id) {
  return remembered(memoryOf(board).areas, id, () => {
    const hex = hexOf(board, id);
    return hex ? { ...hexArea(board, hex), ...board.areas[id] } : board.areas[id];
  });
}

/** The ids of all areas: those of the grid, column by column, and those that are listed. */
export function areaIds(board) {
  const memory = memoryOf(board);
  memory.ids ??= [...new Set([...columnsOf(board).flat(), ...Object.keys(board.areas)])];
  return memory.ids;
}

/** The areas of which the board says something by itself, as pairs of id and area. */
export function listedAreas(board) {
  return Object.keys(board.areas).map((id) => [id, areaOf(board, id)]);
}

/** The hexes of a grid as lists, one for each column; none where there is no grid. */
export function columnsOf({ grid }) {
  if (!grid) return [];
  return Array.from({ length: grid.columns }, (_, column) =>
    Array.from({ length: grid.rows }, (__, row) => idOf(grid, column, row)),
  );
}

function hexArea({ grid }, hex) {
  const [x, y] = centreOf(grid, hex);
  const height = grid.heights && Number(grid.heights[hex.row][hex.column]);
  return { outline: pathOf([cornersOf(grid, hex)]), centre: [tidy(x), tidy(y)], ground: groundOf(grid, hex), height };
}

function groundOf({ ground }, { column, row }) {
  return typeof ground === "object" ? ground.words[ground.rows[row][column]] : ground;
}

/** The box around a hex. */
export function boxOf(board, id) {
  const { size } = board.grid;
  const [x, y] = areaOf(board, id).centre;
  return [x - size, y - pitchOf(board.grid) / 2, 2 * size, pitchOf(board.grid)];
}

/** The outline of a hex, drawn in by a part of its size: so the rims of neighbours stay apart. */
export function insetOf(board, id, part) {
  const hex = hexOf(board, id);
  const [x, y] = centreOf(board.grid, hex);
  const inner = cornersOf(board.grid, hex).map(([cx, cy]) => [x + (cx - x) * part, y + (cy - y) * part]);
  return pathOf([inner]);
}

// ---- slots -----------------------------------------------------------------------------------------------------------

/** A slot, with its places on the board; undefined if there is none of this id. */
export function slotOf(board, id) {
  if (!board.grid) return board.slots[id];
  return remembered(memoryOf(board).slots, id, () => board.slots[id] ?? gridSlot(board, id));
}

/** The slots of a thing, as pairs of id and slot. */
export function slotsOf(board, thing) {
  const parts = hexOf(board, thing) ? Object.keys(board.grid.slots) : [];
  return [
    ...parts.map((part) => `${thing}/${part}`).map((id) => [id, slotOf(board, id)]),
    ...Object.entries(board.slots).filter(([, slot]) => slot.thing === thing),
  ];
}

/** The slots that are listed one by one, such as tracks and boxes, as pairs of id and slot. */
export function listedSlots(board) {
  return Object.entries(board.slots);
}

function gridSlot(board, id) {
  const [thing, part] = id.split("/");
  const hex = hexOf(board, thing);
  if (!hex) return undefined;
  const [x, y] = centreOf(board.grid, hex).map(tidy);
  const side = board.grid.hexsides && /^side-([0-5])$/.exec(part ?? "");
  if (side) return { ...board.grid.hexsides, at: sideOf(board.grid, [x, y], Number(side[1])) };
  const slot = board.grid.slots[part];
  if (!slot) return undefined;
  const made = { ...slot, thing };
  if (slot.at) made.at = [x + slot.at[0], y + slot.at[1]];
  if (slot.box) made.box = [x + slot.box[0], y + slot.box[1], slot.box[2], slot.box[3]];
  if (slot.rival) made.rival = `${thing}/${slot.rival}`;
  return made;
}

/** The middle of a side of the hex around this centre, in a direction. */
function sideOf(grid, [x, y], direction) {
  const turn = (direction * Math.PI) / 3;
  const far = pitchOf(grid) / 2;
  return [x + far * Math.sin(turn), y - far * Math.cos(turn)].map(tidy);
}

/** The corner of a hex in a direction given in twelfths of a turn from the top, `part` of the way from its centre. */
export function cornerOf(board, id, twelfths, part = 1) {
  const [x, y] = areaOf(board, id).centre;
  const turn = (twelfths * Math.PI) / 6;
  const far = board.grid.size * part;
  return [x + far * Math.sin(turn), y - far * Math.cos(turn)].map(tidy);
}

// ---- hexes by their ids ----------------------------------------------------------------------------------------------

/** Column and row of a hex, both from 0; null if the id is not that of one. */
export function hexOf({ grid }, id) {
  if (!grid || !id.startsWith(`${grid.kind}-`)) return null;
  const name = id.slice(grid.kind.length + 1);
  const [, letter, number] = /^([A-Z])([1-9]\d*)$/.exec(name) ?? [];
  const [, left, right] = /^(\d\d)(\d\d)$/.exec(name) ?? [];
  const isLettered = isLetter(grid);
  if (isLettered ? !letter : !left) return null;
  const column = isLettered ? letter.charCodeAt(0) - 65 : Number(left) - 1;
  const row = Number(isLettered ? number : right) - 1;
  return isOn(grid, column, row) ? { column, row } : null;
}

/** The hex in this column and row, both from 0; null beyond the edge. */
export function hexAt({ grid }, column, row) {
  return isOn(grid, column, row) ? idOf(grid, column, row) : null;
}

/** The neighbour in a direction, 0 to 5 clockwise from the top; null beyond the edge. */
export function neighbourOf(board, id, direction) {
  const { grid } = board;
  const { column, row } = hexOf(board, id);
  const [across, down] = step(grid, column, direction);
  return hexAt(board, column + across, row + down);
}

function step(grid, column, direction) {
  if (direction % 3 === 0) return [0, direction ? 1 : -1];
  const isDown = direction === 2 || direction === 4;
  const isLow = isLower(grid, column);
  return [direction < 3 ? 1 : -1, isDown ? Number(isLow) : Number(isLow) - 1];
}

const isLetter = ({ first }) => /^[A-Z]/.test(first);
const isLower = ({ lower }, column) => column % 2 === lower;
const isOn = ({ columns, rows }, column, row) => column >= 0 && row >= 0 && column < columns && row < rows;

function idOf(grid, column, row) {
  const name = isLetter(grid)
    ? `${String.fromCharCode(65 + column)}${row + 1}`
    : [column, row].map((number) => String(number + 1).padStart(2, "0")).join("");
  return `${grid.kind}-${name}`;
}

// ---- places on the board ---------------------------------------------------------------------------------------------

/** How far the centres of two neighbours lie apart. */
export function pitchOf({ size }) {
  return size * Math.sqrt(3);
}

// Corners and centres have whole numbers in steps of half a size across and half a hex down: so corners that several
// hexes share are the same, whichever hex they are worked out from.

function latticeOf(grid, { column, row }) {
  return [3 * column, 2 * row + Number(isLower(grid, column))];
}

function onBoard({ origin, size }, [across, down]) {
  return [origin[0] + (across * size) / 2, origin[1] + (down * size * Math.sqrt(3)) / 2];
}

function centreOf(grid, hex) {
  return onBoard(grid, latticeOf(grid, hex));
}

/** The corners, clockwise; the side in direction n runs from corner n to the next. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
];

function cornersOf(grid, hex) {
  const [across, down] = latticeOf(grid, hex);
  return CORNERS.map(([dx, dy]) => onBoard(grid, [across + dx, down + dy]));
}

/**
 * The outlines around some hexes as rings of points: clockwise around what belongs to them, the other way around holes.
 * @param {Iterable<string>} ids
 * @returns {number[][][]}
 */
export function ringsAround(board, ids) {
  const { grid } = board;
  const inside = new Set(ids);
  const next = new Map(); // from corner to corner along the edge; no corner has more than one way on
  for (const id of inside) {
    const [across, down] = latticeOf(grid, hexOf(board, id));
    const corners = CORNERS.map(([dx, dy]) => `${across + dx} ${down + dy}`);
    for (let side = 0; side < DIRECTIONS; side += 1)
      if (!inside.has(neighbourOf(board, id, side))) next.set(corners[side], corners[(side + 1) % DIRECTIONS]);
  }
  const rings = [];
  while (next.size) {
    const ring = [];
    for (let [corner] = next.keys(); next.has(corner);) {
      ring.push(onBoard(grid, corner.split(" ").map(Number)));
      const following = next.get(corner);
      next.delete(corner);
      corner = following;
    }
    rings.push(ring);
  }
  return rings;
}

/** Rings of points as the data of a path. */
export function pathOf(rings) {
  return rings.map((ring) => `M${ring.map((point) => point.map(tidy).join(" ")).join("L")}Z`).join("");
}

function tidy(number) {
  return Math.round(number * 10) / 10;
}
