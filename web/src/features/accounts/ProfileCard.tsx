import type { LoadProfileQuery } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { cx } from '../../ui/base/cx.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { LevelBadge } from '../promotion/LevelBadge.tsx';
import styles from './MePage.module.css';
import { kindNames, meText as text } from './me.text.ts';

type Me = LoadProfileQuery['me'];

interface Props {
  me: Me | undefined;
  /** What a member is here; null for the owner. */
  roleName: string | null;
  /** Nothing stands beside it. */
  isAlone: boolean;
}

/** Who is signed in. */
export function ProfileCard({ me, roleName, isAlone }: Props) {
  if (!me) return <Waiting />;
  const name = me.nickName || me.phone;
  const lastLogin = me.lastLoginAt ? formatDateTime(me.lastLoginAt) : text.firstLogin;
  return (
    <Panel aria-label={text.profile} className={cx(isAlone && styles.wide)}>
      <Row gap={16} below={16}>
        <span className={styles.avatar} aria-hidden="true">
          {[...name][0]}
        </span>
        <div>
          <h2 className={styles.nick}>{name}</h2>
          <Row gap={8}>
            <Tag tone="orange">{kindNames[me.kind]}</Tag>
            {roleName && <Tag>{roleName}</Tag>}
          </Row>
        </div>
      </Row>
      <Figures
        className={styles.facts}
        items={[
          { term: text.phone, value: <Copyable text={me.phone} label={text.phone} /> },
          ...(me.__typename === 'Buyer'
            ? [{ term: text.level, value: <LevelBadge level={me.level} name={me.levelName} named /> }]
            : [
                { term: text.company, value: me.companyName || text.unset },
                { term: text.contact, value: me.contact || text.unset },
              ]),
          { term: text.lastLogin, value: <span className="num">{lastLogin}</span> },
        ]}
      />
    </Panel>
  );
}

function Waiting() {
  return (
    <Panel aria-label={text.profile} aria-busy="true">
      <Row gap={16} below={16}>
        <Skeleton width={64} height={64} round />
        <Stack gap={4}>
          <Skeleton width={140} height={27} />
          <Skeleton width={64} height={20} />
        </Stack>
      </Row>
      <div className={styles.facts}>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} width={120} height={42} />
        ))}
      </div>
    </Panel>
  );
}
