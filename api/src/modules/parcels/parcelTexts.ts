/** What is printed and exported as 备注 of a parcel: the words of its order, then its own. */
export function remarkOf({ orderRemark, remark }: { orderRemark: string; remark: string }): string {
  return [...new Set([orderRemark, remark])].filter(Boolean).join('；');
}

/** The goods of a parcel as a label or a courier names them. */
export function goodsOf({ goodName, specification }: { goodName: string; specification: string }): string {
  return [goodName, specification].filter(Boolean).join(' ');
}
