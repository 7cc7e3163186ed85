/** Strokes on a 24 x 24 ground, as in icons.ts; apart from them, as they come with the editor. */
export const richTextIcons = {
  heading: 'M4 5v14M13 5v14M4 12h9M17 10.5l3-1.5v10',
  subheading: 'M4 6v12M11.5 6v12M4 12h7.5M15.5 11.2a2.4 2.4 0 1 1 4.3 1.5L15.5 18H20.5',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 4.5V11a5 5 0 0 0 10 0V4.5M5.5 20h13',
  strike:
    'M4 12h16M16.5 7.5C16 6 14.3 5 12 5 9.5 5 7.5 6.2 7.5 8.3c0 1.2.6 2.1 1.7 2.7M7.5 16c.5 1.8 2.2 3 4.6 3 2.6 0 4.6-1.2 4.6-3.4 0-.7-.2-1.2-.5-1.7',
  bullets: 'M10 6h10M10 12h10M10 18h10M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.2-.8V8.5M4 15.7a1.2 1.2 0 1 1 2.1.8L4 19.5h2.4',
  quote: 'M5 6v12M9.5 8h10M9.5 12h10M9.5 16h6',
  rule: 'M4 12h16M7 6h10M7 18h10',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15 9.5h.1',
} as const;

export type RichTextTool = keyof typeof richTextIcons;
