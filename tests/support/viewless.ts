/** Machines without a view, and why: they are tested in memory alone. */
export const viewless: Record<string, string> = {
  autoPrint: 'works while the list of parcels is open, and only tells what came of each label',
  draftAutosave: 'writes the draft of a wizard, which shows what came of it',
};
