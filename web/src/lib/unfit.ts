/**
 * What the service keeps in no text: control characters but tab and line breaks, halves of surrogate pairs, marks that
 * turn the direction of what follows, and code points that are no characters.
 */
export const UNFIT = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;
