/** Windows with the layout of phones, lying ones and tablets among them: the desktop's needs 1120 px. */
export const NARROW = '(max-width: 1119px)';

/** What holds of no window: the operators' console has the desktop's layout alone. */
export const NEVER = '(max-width: 0px)';
