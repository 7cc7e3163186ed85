import type { ReactNode } from 'react';
import type { LoadProfileQuery } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { LevelBadge } from '../promotion/LevelBadge.tsx';
import styles from './MePage.module.css';
import { kindNames, meText as text } from './me.text.ts';

type Me = LoadProfileQuery['me'];

/** Who is signed in. */
export function ProfileCard({ me }: { me: Me | undefined }) {
  if (!me) return <Waiting />;
  const name = me.nickName || me.phone;
  return (
    <section className={styles.card} aria-label={text.profile}>
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {[...name][0]}
        </span>
        <div>
          <h2 className={styles.nick}>{name}</h2>
          <Tag tone="orange">{kindNames[me.kind]}</Tag>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name={text.phone}>
          <Copyable text={me.phone} label={text.phone} />
        </Fact>
        {me.__typename === 'Buyer' ? (
          <Fact name={text.level}>
            <LevelBadge level={me.level} name={me.levelName} named />
          </Fact>
        ) : (
          <>
            <Fact name={text.company}>{me.companyName || text.unset}</Fact>
            <Fact name={text.contact}>{me.contact || text.unset}</Fact>
          </>
        )}
        <Fact name={text.lastLogin}>
          <span className="num">{me.lastLoginAt ? formatDateTime(me.lastLoginAt) : text.firstLogin}</span>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Waiting() {
  return (
    <section className={styles.card} aria-label={text.profile} aria-busy="true">
      <div className={styles.person}>
        <Skeleton width={64} height={64} round />
        <div>
          <Skeleton width={140} height={27} />
          <Skeleton width={64} height={20} />
        </div>
      </div>
      <div className={styles.facts}>
        <Skeleton width={120} height={42} />
        <Skeleton width={120} height={42} />
        <Skeleton width={120} height={42} />
      </div>
    </section>
  );
}
