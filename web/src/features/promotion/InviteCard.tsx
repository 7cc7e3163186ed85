import { useState } from 'react';
import { saveFile } from '../../exports/saveFile.ts';
import type { LoadPromotionSummaryQuery } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { copyingText } from '../../ui/copy.text.ts';
import { copyText } from '../../ui/copyText.ts';
import { Grow, Row } from '../../ui/Layout.tsx';
import { ManualCopy } from '../../ui/ManualCopy.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './PromotionPage.module.css';
import { inviteText as text } from './promotion.text.ts';
import { qrPicture } from './qrPicture.ts';

const QR_SIZE = 144;

type Promotion = LoadPromotionSummaryQuery['invitees']['promotion'];

/** The ways to invite somebody, and what comes of it. */
export function InviteCard({ promotion }: { promotion: Promotion | undefined }) {
  const link = promotion && new URL(promotion.inviteUrl, window.location.origin).href;
  return (
    <Panel className={styles.invite} aria-labelledby="invite" aria-busy={!promotion}>
      <div className={styles.qrCode}>
        {link ? (
          <QrCode text={link} label={text.qrCode} size={QR_SIZE} />
        ) : (
          <Skeleton width={QR_SIZE} height={QR_SIZE} />
        )}
        <SaveButton link={link} code={promotion?.inviteCode ?? ''} />
      </div>
      <Grow>
        <h2 id="invite">{text.title}</h2>
        <Row above={8} below={8} align="stretch" className={styles.link}>
          <output aria-label={text.link}>{link ?? <Skeleton width="60%" height={16} />}</output>
          <CopyButton link={link} />
        </Row>
        <Row as="p" below={8} className={styles.code}>
          {text.code}{' '}
          {promotion ? (
            <Copyable text={promotion.inviteCode} label={text.code}>
              <strong>{promotion.inviteCode}</strong>
            </Copyable>
          ) : (
            <Skeleton width={64} height={20} />
          )}
        </Row>
        <ol className={styles.how}>
          {text.how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Grow>
    </Panel>
  );
}

function CopyButton({ link }: { link: string | undefined }) {
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (words: string) => {
    if (await copyText(words)) return toast.success(copyingText.copied);
    toast.error(copyingText.notCopied);
    setByHand(words);
  };
  return (
    <>
      <Button
        variant="primary"
        icon="copy"
        disabled={!link}
        onClick={() => void (link !== undefined && copy(link))}
      >
        {text.copyLink}
      </Button>
      <ManualCopy text={byHand} onClose={() => setByHand(null)} />
    </>
  );
}

function SaveButton({ link, code }: { link: string | undefined; code: string }) {
  const save = (words: string) => {
    try {
      const url = qrPicture(words, text.pictureTitle, text.pictureCode(code));
      saveFile({ url, fileName: text.pictureName(code) });
    } catch {
      toast.warning(text.notSaved);
    }
  };
  return (
    <Button variant="text" icon="download" disabled={!link} onClick={() => link !== undefined && save(link)}>
      {text.saveQrCode}
    </Button>
  );
}
