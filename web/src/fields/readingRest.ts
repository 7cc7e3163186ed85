interface Reading {
  specification: string;
  remark: string;
  thirdOrderNo: string;
  rest: string;
}

/** What of a pasted text a form for a person has no field for: what was not read, and what belongs to a parcel. */
export function readingRest({ specification, remark, thirdOrderNo, rest }: Reading): string {
  return [rest.trim(), specification, remark, thirdOrderNo].filter(Boolean).join(' ');
}
