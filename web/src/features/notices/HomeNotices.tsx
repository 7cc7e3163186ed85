import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { type FocusEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ListHomeNoticesQuery } from '../../graphql/generated/graphql.ts';
import { useAppActor } from '../../lib/appActors.ts';
import { formatDate } from '../../lib/time.ts';
import { useFields } from '../../lib/useFields.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { useReducedMotion } from '../../ui/base/reducedMotion.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './HomeNotices.module.css';
import { ListHomeNotices } from './notices.graphql.ts';
import type { noticesMachine } from './notices.machine.ts';
import { marqueeSeconds } from './notices.rules.ts';
import { noticesText as text } from './notices.text.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    notices: ActorRefFrom<typeof noticesMachine>;
  }
}

/** The notices of the home page: the strip below the menu that carries them, and the one that is open. */
export function HomeNotices() {
  const actor = useAppActor('notices');
  const isHidden = useSelector(actor, ({ value }) => value.bar === 'hidden');
  const { openId } = useFields(actor, 'openId');
  const { data } = useQuery(ListHomeNotices, { context: { quiet: 'outages' } });
  const Line = useReducedMotion() ? Steps : Marquee;
  // Newest first; empty while they are on the way, so that the page does not jump when they come.
  const notices = data?.notices.list ?? [];
  const open = notices.find(({ id }) => id === openId);
  const acknowledge = () => actor.send({ type: 'notice.acknowledge' });
  return (
    <>
      {!isHidden && (
        <section className={styles.bar} aria-label={text.bar}>
          <Row gap={12} className={styles.row}>
            <Icon name="horn" size={18} className={styles.sign} />
            {notices.length > 0 && (
              <>
                <Line notices={notices} onOpen={(id) => actor.send({ type: 'notice.open', id })} />
                <IconButton
                  icon="close"
                  size={16}
                  label={text.close}
                  onClick={() => actor.send({ type: 'bar.close' })}
                />
              </>
            )}
          </Row>
        </section>
      )}
      <Dialog
        open={open !== undefined}
        title={open?.title}
        onClose={acknowledge}
        actions={
          <Button variant="primary" onClick={acknowledge} data-autofocus>
            {text.acknowledge}
          </Button>
        }
      >
        <SecondLine as="p" below={12}>
          {text.publishedOn(formatDate(open?.createdAt))}
        </SecondLine>
        <p className={styles.detail}>{open?.detail}</p>
      </Dialog>
    </>
  );
}

interface LineProps {
  notices: ListHomeNoticesQuery['notices']['list'];
  onOpen: (id: number) => void;
}

/** All notices in one line that goes round; it stands under the pointer and while the keyboard is in it. */
function Marquee({ notices, onOpen }: LineProps) {
  const seconds = marqueeSeconds(notices.map(({ detail }) => detail));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the notices inside are the controls
    <div className={styles.window} onFocus={bringIntoView} onBlur={startOver}>
      {/* The second lap follows the first without a gap; it is for the eye and the pointer only. */}
      {[0, -1].map((tabIndex) => (
        <ul
          key={tabIndex}
          className={styles.lap}
          style={{ animationDuration: `${seconds}s` }}
          aria-hidden={tabIndex < 0}
        >
          {notices.map(({ id, detail }) => (
            <li key={id}>
              <button type="button" tabIndex={tabIndex} className={styles.notice} onClick={() => onOpen(id)}>
                {detail}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The keyboard stops the line at its beginning, from where every notice can be scrolled to. */
function bringIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'start' });
}

function startOver({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollLeft = 0;
}

/** One notice at a time, for people who asked the system to keep still. */
function Steps({ notices, onOpen }: LineProps) {
  const [step, setStep] = useState(0);
  const at = Math.min(step, notices.length - 1);
  const notice = notices[at];
  if (!notice) return null;
  return (
    <Row gap={16} className={styles.window}>
      <button type="button" className={styles.single} onClick={() => onOpen(notice.id)}>
        {notice.detail}
      </button>
      {notices.length > 1 && (
        <Row as="span" gap={4} className={styles.turn}>
          <IconButton
            icon="chevronLeft"
            size={16}
            label={text.previous}
            onClick={() => setStep((at || notices.length) - 1)}
          />
          <span className="num">{text.position(at + 1, notices.length)}</span>
          <IconButton
            icon="chevronRight"
            size={16}
            label={text.next}
            onClick={() => setStep((at + 1) % notices.length)}
          />
        </Row>
      )}
    </Row>
  );
}
