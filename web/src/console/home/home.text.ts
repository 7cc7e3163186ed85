export const homeText = {
  greeting: (hour: number, name: string) => {
    if (hour < 6) return `夜深了，${name}`;
    if (hour < 12) return `上午好，${name}`;
    return hour < 18 ? `下午好，${name}` : `晚上好，${name}`;
  },
  roles: (roles: readonly string[]) => `您的角色：${roles.join('、')}`,
  may: '您可以做的事',
  nothing: '您的角色还没有任何权限，请联系管理员。',
  fewCodes: (left: number) =>
    `您的恢复码只剩 ${left} 个。用完后手机不在身边就无法登录，请让管理员为您重置验证器。`,
};
