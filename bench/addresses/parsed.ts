/** What a parser made of a line; `all` is every piece of text that it gave back. */
export type Parsed = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  all: string;
};

/** What a parser made of all lines, and how fast it read them. */
export type Parsing = { title: string; readings: Parsed[]; linesPerSecond: number };
