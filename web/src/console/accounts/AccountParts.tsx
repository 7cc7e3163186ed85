import { legalNames } from '../../lib/legal.text.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Grow } from '../../ui/layout/Layout.tsx';
import { accountPath } from '../paths.ts';
import { Person } from '../ui/masked/Person.tsx';
import type { Account } from './accountActions.ts';
import styles from './accounts.module.css';
import {
  levelText,
  limitNames,
  listText,
  realNames,
  statusNames,
  statusTones,
  pageText as text,
} from './accounts.text.ts';

const none = (words: string) => <Text tone="secondary">{words}</Text>;

export function FactsPart({ account }: { account: Account }) {
  const { kind, superId, superName, realStatus, realName } = account;
  return (
    <div className={styles.columns}>
      <DescriptionList
        items={[
          { term: text.id, value: <span className="num">{account.id}</span> },
          {
            term: text.phone,
            value: account.phone && (
              <Person kind="ACCOUNT" id={account.id} label={text.person} masked={account.phone} />
            ),
          },
          { term: text.company, value: account.companyName },
          { term: text.contact, value: account.contact },
          {
            term: text.real,
            value: [realNames[realStatus], realName].filter(Boolean).join(' · '),
          },
        ]}
      />
      <DescriptionList
        items={[
          kind === 'BUYER' && { term: text.level, value: levelText(account.level, account.levelName) },
          superId !== null && {
            term: text.superior,
            value: <TextLink to={accountPath(superId)}>{superName || superId}</TextLink>,
          },
          { term: text.created, value: <Time at={account.createdAt} /> },
          {
            term: text.lastLogin,
            value: account.lastLoginAt ? <Time at={account.lastLoginAt} /> : listText.never,
          },
        ]}
      />
    </div>
  );
}

export function SessionsPart({ sessions }: Pick<Account, 'sessions'>) {
  if (sessions.length === 0) return none(text.noSessions);
  return (
    <ul className={styles.rows}>
      {sessions.map(({ id, memberName, network, device, createdAt, seenAt, isLive, revokeReason }) => (
        <li key={id}>
          <Grow>
            {[memberName ?? text.owner, device || text.unknownDevice, network].filter(Boolean).join(' · ')}
            <SecondLine>
              {text.since(createdAt)}，{text.seen(seenAt)}
            </SecondLine>
          </Grow>
          <StatusDot tone={isLive ? 'success' : 'quiet'}>
            {isLive ? text.live : text.ended(revokeReason)}
          </StatusDot>
        </li>
      ))}
    </ul>
  );
}

export function LimitsPart({ limits }: Pick<Account, 'limits'>) {
  if (limits.length === 0) return none(text.noLimits);
  return (
    <ul className={styles.rows}>
      {limits.map(({ name, hits, most, isUsedUp, endsAt }) => (
        <li key={name}>
          <Grow>
            {limitNames[name] ?? name}
            <SecondLine tone={isUsedUp ? 'danger' : 'secondary'}>
              {isUsedUp ? text.usedUp(endsAt) : text.counting(endsAt)}
            </SecondLine>
          </Grow>
          <Text num>{text.limit(hits, most)}</Text>
        </li>
      ))}
    </ul>
  );
}

export function InviteesPart({ account: { lastInvitees } }: { account: Account }) {
  if (lastInvitees.length === 0) return none(text.noInvitees);
  return (
    <ul className={styles.rows}>
      {lastInvitees.map(({ id, nickName, level, status, createdAt }) => (
        <li key={id}>
          <Grow>
            <TextLink to={accountPath(id)}>{nickName}</TextLink>
            <SecondLine>
              {listText.levelOf(level)}，{formatDateTime(createdAt)}
            </SecondLine>
          </Grow>
          <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
        </li>
      ))}
    </ul>
  );
}

export function ConsentsPart({ consents }: Pick<Account, 'consents'>) {
  if (consents.length === 0) return none(text.noConsents);
  return (
    <ul className={styles.rows}>
      {consents.map(({ kind, version, agreed, answeredAt }) => (
        <li key={`${kind}-${version}`}>
          <Grow>
            {legalNames[kind]} {version}
          </Grow>
          {agreed ? text.agreed : text.declined}
          <Time at={answeredAt} />
        </li>
      ))}
    </ul>
  );
}

export function NotesPart({ notes }: Pick<Account, 'notes'>) {
  if (notes.length === 0) return none(text.noNotes);
  return (
    <ul className={styles.rows}>
      {notes.map(({ id, operator, text: note, createdAt }) => (
        <li key={id}>
          <Grow>
            <span className={styles.note}>{note}</span>
            <SecondLine>
              {operator}，{formatDateTime(createdAt)}
            </SecondLine>
          </Grow>
        </li>
      ))}
    </ul>
  );
}
