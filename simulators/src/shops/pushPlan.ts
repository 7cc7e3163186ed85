/** How often the next pushes of a platform are to arrive, as a developer has asked for. */
export function pushPlan() {
  let times = 1;
  let dropped = 0;

  return {
    /** Each push arrives so often from now on. */
    repeat(each: number): void {
      times = each;
    },

    /** So many of the next never arrive. */
    drop(pushes: number): void {
      dropped = pushes;
    },

    clear(): void {
      times = 1;
      dropped = 0;
    },

    /** How often this one is to be pushed. */
    take(): number {
      if (dropped === 0) return times;
      dropped -= 1;
      return 0;
    },
  };
}

export type PushPlan = ReturnType<typeof pushPlan>;
