/** A filled rectangle; millimetres from the left and the top. */
export type BoxOp = {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'black' | 'grey';
};

/** One line of text of `size` millimetres an em. The box is what its glyphs may fill. */
export type TextOp = {
  kind: 'text';
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  text: string;
  white: boolean;
};

export type DrawOp = BoxOp | TextOp;

/** A JPEG file of this machine, as large as its box. */
export type PictureOp = {
  kind: 'picture';
  x: number;
  y: number;
  width: number;
  height: number;
  path: string;
};

/** A page: what both painters paint, in this order. */
export type Drawing = { width: number; height: number; ops: readonly DrawOp[] };

/** A page of a PDF, which may have pictures. */
export type PictureDrawing = { width: number; height: number; ops: readonly (DrawOp | PictureOp)[] };

/** Where something may go. */
export type Area = { x: number; y: number; width: number; height: number };

/** What a layout must know of the font. */
export interface Face {
  /** Of a text, in ems. */
  advanceOf(text: string): number;
  /** A text as it can be drawn: what the font lacks becomes □, what has no shape is left out. */
  printable(text: string): string;
}

/** Below the top of a line of text, in ems: its baseline, and its foot. */
export const BASELINE = 0.88;
export const LINE_HEIGHT = 1.14;
