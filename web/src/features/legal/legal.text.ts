export const legalText = {
  versionOf: (version: string) => `版本 ${version}`,
  version: (version: string, day: string) => `版本 ${version}，${day} 发布`,
  draft: '草稿：尚待法律顾问审阅，正式使用前可能修改。',
};

export const consentText = {
  title: '协议更新',
  words:
    '下面的内容有新版本。同意后按新版本为您服务；暂不同意的，仍按您同意过的版本处理，可以以后在个人中心再同意。',
  accept: '同意',
  cancel: '暂不同意',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  row: '用户协议与隐私政策',
  rowWords: '您同意过的版本会一直保留',
  agreed: (version: string, moment: string) => `已同意 ${version}（${moment}）`,
  open: '未同意',
  again: '查看并同意',
};
