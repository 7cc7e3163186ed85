import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 65,
  title: '成员',
  role: 'buyer',
  examples: [
    'inviteMember',
    'memberInvitation',
    'captchaToJoin',
    'sendJoinCode',
    'legalTexts',
    'joinAccount',
    'members',
    'accountEntrances',
    'changeMember',
    'deleteMember',
    'inviteAnother',
    'deleteMemberInvitation',
    'enterAccount',
  ],
};
