interface Reading {
  quantity?: number | null;
  specification: string;
  remark: string;
  thirdOrderNo: string;
  rest: string;
}

/** What of a pasted text a form for a person has no field for: what was not read, and what belongs to a parcel. */
export function readingRest({ quantity, specification, remark, thirdOrderNo, rest }: Reading): string {
  const pieces = quantity ? `${quantity}件` : '';
  return [rest.trim(), pieces, specification, remark, thirdOrderNo].filter(Boolean).join(' ');
}
