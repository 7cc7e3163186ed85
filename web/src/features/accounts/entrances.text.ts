import { confirmText } from '../../ui/overlays/confirm.text.ts';

export const entrancesText = {
  title: '我可以进入的账号',
  enter: '切换到此账号',
  current: '当前账号',
  leave: '退出此账号',
};

export const enterText = {
  ...confirmText,
  title: '切换账号',
  cancel: '取消',
  accept: '切换',
  question: (name: string, role: string) =>
    `将以${role}的身份进入“${name}”，页面会重新打开；需要时可以再切换回来。`,
};

export const leaveText = {
  ...confirmText,
  title: '退出账号',
  cancel: '取消',
  accept: '退出',
  question: (name: string, role: string) =>
    `将不再是“${name}”的${role}，在其中的登录会结束；再次进入需要对方重新邀请。`,
  done: (name: string) => `已退出“${name}”`,
};
