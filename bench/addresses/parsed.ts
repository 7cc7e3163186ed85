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

/** What a process is asked: texts to be timed and read, and pastes to be read alone. */
export type Question = { texts: readonly string[]; pastes: readonly string[] };

/** What a parser made of the texts and then of the pastes, and how many texts it read in a second. */
export type Parsing = { title: string; readings: Parsed[]; linesPerSecond: number };
