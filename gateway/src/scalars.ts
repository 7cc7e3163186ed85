import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

// Not of graphql-scalars: its ids accept text, its moments lose their offset, its days have no range (docs/decisions/0048).
const MAX_FEN = 1_000_000_000_000;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Nothing that happens here lies outside; REST says the same. */
const FIRST = Date.UTC(1900, 0, 1);
const END = Date.UTC(3000, 0, 1);

/** What names one row: a whole number from 1 to 2^53 - 1. Refuses text, zero and fractions. */
export const EntityId = scalar<number>('EntityId', isEntityId);

/** Whole fen. Refuses fractions, text, and anything beyond 10^12 in size. */
export const Fen = scalar<number>('Fen', isFen);

/**
 * ISO-8601 to the second or finer, with an offset or `Z`. Refuses days and hours that no calendar has, and years before
 * 1900 and after 2999.
 */
export const DateTime = scalar<string>('DateTime', isMoment);

/** `YYYY-MM-DD`. Refuses days that no calendar has, and anything with a time of day. */
export const Day = scalar<string>('Date', isDay);

/** `HH:mm` of a clock of 24 hours. Refuses seconds, offsets and hours of one digit. */
export const LocalTime = scalar<string>('LocalTime', isTime);

function isEntityId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function isFen(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= MAX_FEN;
}

function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    MOMENT.test(value) &&
    isDay(value.slice(0, 10)) &&
    isBetween(Date.parse(value))
  );
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  // V8 turns the 30th of February into the 2nd of March.
  return isBetween(at.getTime()) && at.toISOString().startsWith(value);
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value);
}

function isBetween(at: number): boolean {
  return at >= FIRST && at < END;
}

/** A scalar that passes a value through in both directions, or refuses it without repeating it. */
function scalar<T>(name: string, accepts: (value: unknown) => value is T & (string | number)) {
  const pass = (value: unknown): T => {
    if (accepts(value)) return value;
    throw new GraphQLError(`Not a valid ${name}`);
  };
  return new GraphQLScalarType<T, T>({
    name,
    serialize: pass,
    parseValue: pass,
    parseLiteral: (node) => {
      if (node.kind === Kind.INT) return pass(Number(node.value));
      if (node.kind === Kind.STRING) return pass(node.value);
      throw new GraphQLError(`Not a valid ${name}`, { nodes: node });
    },
  });
}
