/** Of the pages for who looks for notices. */
export const pageText = {
  PLATFORM: {
    title: '公告与帮助',
    lead: '平台公告、规则与使用帮助，最新的在最前',
    none: '还没有公告',
    noneHint: '遇到问题请联系客服',
  },
  SELLER: {
    title: '供应商公告',
    lead: '平台给供应商的通知，最新的在最前',
    none: '还没有供应商公告',
    noneHint: '平台的新规则与安排会在这里发布',
  },
} as const;
