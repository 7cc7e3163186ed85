import { cx } from '../../ui/base/cx.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { NoticeArticle } from '../../ui/notices/NoticeArticle.tsx';
import { NoticeBar } from '../../ui/notices/NoticeBar.tsx';
import { NoticeWords } from '../../ui/notices/NoticeWords.tsx';
import { PersonNoticeRow } from '../../ui/notices/PersonNoticeRow.tsx';
import type { NoticeType } from '../graphql/generated/graphql.ts';
import styles from './NoticePreview.module.css';
import { previewText as text } from './notices.text.ts';

export interface Previewed {
  type: NoticeType;
  title: string;
  detail: string;
  link: string;
  isPinned: boolean;
  /** When it is published, or now where that is at once. */
  createdAt: string;
}

const THEMES = ['light', 'dark'] as const;

/** A notice as its readers see it, drawn by what draws it for them, in both themes. Nothing in it takes the focus. */
export function NoticePreview(given: Previewed) {
  const notice = { ...given, id: 1, title: given.title || text.title, detail: given.detail || text.detail };
  return (
    <Stack gap={12}>
      {THEMES.map((theme) => (
        <figure key={theme} aria-label={text.label(text[theme])} className={styles.figure}>
          <SecondLine as="p" below={4}>
            {text[theme]}
          </SecondLine>
          <div inert className={cx(theme, styles.frame)}>
            <AsRead notice={notice} />
          </div>
        </figure>
      ))}
    </Stack>
  );
}

const ignore = () => {};

function AsRead({ notice }: { notice: Previewed & { id: number } }) {
  if (notice.type === 'PERSONAL')
    return (
      <Panel className={styles.bell}>
        <PersonNoticeRow notice={{ ...notice, readAt: null }} onOpen={ignore} />
      </Panel>
    );
  if (notice.type !== 'HOME') return <NoticeArticle notice={notice} />;
  return (
    <>
      <NoticeBar notices={[notice]} onOpen={ignore} onClose={ignore} />
      <Panel above={12}>
        <Text as="p" strong below={8}>
          {notice.title}
        </Text>
        <NoticeWords notice={notice} />
      </Panel>
    </>
  );
}
