import { describe, expect, it } from 'vitest';
import {
  blankInvite,
  invitationCodeIn,
  invitationLink,
  inviteProblems,
  memberProblems,
} from './memberForm.ts';
import { inviteText as text } from './members.text.ts';

describe('the form of a member', () => {
  it('wants a name, and of an invitation the password too', () => {
    expect(memberProblems({ name: ' ', role: 'VIEWER' })).toEqual({ name: text.nameMissing });
    expect(memberProblems({ name: '小李', role: 'VIEWER' })).toEqual({});
    expect(inviteProblems(blankInvite)).toEqual({ name: text.nameMissing, password: text.passwordMissing });
  });
});

describe('the link of an invitation', () => {
  it('has its code where browsers send nothing of it', () => {
    const link = new URL(invitationLink('Ab-9_x', 'https://shop.example'));
    expect([link.pathname, link.search, invitationCodeIn(link.hash)]).toEqual([
      '/t3/invitation',
      '',
      'Ab-9_x',
    ]);
  });

  it.each(['', '#', '#a b', '#super=42', `#${'a'.repeat(65)}`])('of %j has none', (hash) =>
    expect(invitationCodeIn(hash)).toBeNull(),
  );
});
