export const mobileText = {
  promptTitle: '访问手机版',
  prompt: '检测到您在使用手机，是否访问手机版？现在显示的就是手机版，之后可以在“我的”里切换。',
  visiting: '已使用手机版，可以在“我的”里改为电脑版',
  visit: '访问手机版',
  stay: '继续访问电脑版',
  desktop: '电脑版',
  mobile: '手机版',
} as const;
