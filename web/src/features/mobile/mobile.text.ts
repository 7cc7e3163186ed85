export const mobileText = {
  promptTitle: '访问手机版',
  prompt: '检测到您在使用手机，是否访问手机版？',
  visit: '访问手机版',
  stay: '继续访问电脑版',
  desktop: '电脑版',
  mobile: '手机版',
} as const;
