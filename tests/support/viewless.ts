/** Machines that nobody sees, and why: their walks are gone in memory alone. */
export const viewless: Record<string, string> = {
  autoPrint: 'works while the list of parcels stands, and only tells what came of each label',
  draftAutosave: 'writes the draft of a wizard, which shows what came of it',
};
