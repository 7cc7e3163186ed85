/** The three parts of the score, in the order in which the platform shows them. */
export const PARTS = ['goods', 'logistics', 'service'] as const;
export type Part = (typeof PARTS)[number];

export interface ScoreInput {
  /** Whole points, 50 to 100. */
  scores: Record<Part, number>;
  /** Whole percent; the service has what these two leave of the hundred. */
  weights: Record<'goods' | 'logistics', number>;
  /** Points that the platform adds and takes off. */
  bonus: number;
  deduction: number;
}

export const LOWEST = 50;
export const HIGHEST = 100;

/** Each part's weight in whole percent; together a hundred. */
export function weightsOf({ weights: { goods, logistics } }: ScoreInput): Record<Part, number> {
  return { goods, logistics, service: 100 - goods - logistics };
}

/** The weighted sum before it is held between the lowest and the highest, in hundredths of a point. */
function rawOf(input: ScoreInput): number {
  const weights = weightsOf(input);
  const weighted = PARTS.reduce((sum, part) => sum + weights[part] * input.scores[part], 0);
  return weighted + 100 * (input.bonus - input.deduction);
}

/** The score in hundredths of a point: whole numbers, so that no rounding creeps in. */
export function totalOf(input: ScoreInput): number {
  return clamp(rawOf(input), 100 * LOWEST, 100 * HIGHEST);
}

/** What the platform makes of a score in hundredths: a whole number of points. */
export function wholeOf(total: number): number {
  return Math.round(total / 100);
}

export interface Shown {
  /** Tenths of the five-point score that buyers see: 47 is 4.7. */
  tenths: number;
  /** Half stars: 9 are four and a half. */
  halfStars: number;
}

/** What buyers see of a whole score: up to 60 each point is a tenth, above every four points are. */
export function shownFor(whole: number): Shown {
  const tenths = whole <= 60 ? 30 + (whole - LOWEST) : 41 + Math.floor((whole - 61) / 4);
  return { tenths, halfStars: halfStarsFor(tenths) };
}

function halfStarsFor(tenths: number): number {
  if (tenths >= 48) return 10;
  if (tenths >= 45) return 9;
  if (tenths >= 40) return 8;
  return tenths >= 35 ? 7 : 6;
}

export interface Step {
  shown: Shown;
  /** The lowest whole score that is shown like this. */
  from: number;
  /** What is missing, in hundredths of a point. */
  missing: number;
}

/** The next tenth, and the next half star, that a better score would show; null when there is none. */
export function nextSteps(input: ScoreInput): { tenth: Step | null; star: Step | null } {
  const now = shownFor(wholeOf(totalOf(input)));
  const find = (isBetter: (shown: Shown) => boolean): Step | null => {
    for (let from = LOWEST; from <= HIGHEST; from += 1) {
      const shown = shownFor(from);
      // The platform rounds: half a point less is enough.
      if (isBetter(shown)) return { shown, from, missing: 100 * from - 50 - rawOf(input) };
    }
    return null;
  };
  return {
    tenth: find((shown) => shown.tenths > now.tenths),
    star: find((shown) => shown.halfStars > now.halfStars),
  };
}

export interface Lever {
  part: Part;
  /** What one point of the part adds, in hundredths: its weight. */
  perPoint: number;
  /** Points up to its highest. */
  room: number;
  /** What the score gains when the part is at its highest, in hundredths. */
  gain: number;
  /** Points of this part alone that reach the next tenth; null when it cannot. */
  toNextTenth: number | null;
}

/** What raises the score, the most first: weight times distance, as far as the highest score lets it count. */
export function leversOf(input: ScoreInput): Lever[] {
  const weights = weightsOf(input);
  const missing = nextSteps(input).tenth?.missing ?? null;
  return PARTS.map((part) => {
    const perPoint = weights[part];
    const room = HIGHEST - input.scores[part];
    const best = { ...input, scores: { ...input.scores, [part]: HIGHEST } };
    const points = missing === null || perPoint === 0 ? null : Math.ceil(missing / perPoint);
    return {
      part,
      perPoint,
      room,
      gain: totalOf(best) - totalOf(input),
      toNextTenth: points !== null && points <= room ? points : null,
    };
  }).sort((one, other) => other.gain - one.gain || other.perPoint - one.perPoint);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
