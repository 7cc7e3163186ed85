import { useState } from 'react';
import { saveFile } from '../../exports/saveFile.ts';
import type { LoadPromotionSummaryQuery } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { CopyMany } from '../../ui/copy/CopyMany.tsx';
import { QrCode } from '../../ui/data/QrCode.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { PosterDialog } from './PosterDialog.tsx';
import styles from './PromotionPage.module.css';
import { drawQrCode } from './poster.ts';
import { posterText, inviteText as text } from './promotion.text.ts';

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
        <PosterButton link={link} code={promotion?.inviteCode ?? ''} />
      </div>
      <Grow>
        <h2 id="invite">{text.title}</h2>
        <Row above={8} below={8} align="stretch" className={styles.link}>
          <output aria-label={text.link}>{link ?? <Skeleton width="60%" height={16} />}</output>
          <CopyMany
            variant="primary"
            size="medium"
            icon="copy"
            label={text.copyLink}
            texts={link ? [link] : []}
          />
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

function PosterButton({ link, code }: { link: string | undefined; code: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" disabled={!link} onClick={() => setOpen(true)}>
        {posterText.open}
      </Button>
      {link && <PosterDialog open={isOpen} link={link} code={code} onClose={() => setOpen(false)} />}
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

const SIDE = 600;
const WORDS_HEIGHT = 120;

/** A PNG of a QR code as a data URL, dark on white, with a title and a line below it; throws where none can be drawn. */
function qrPicture(words: string, title: string, line: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE + WORDS_HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  drawQrCode(pen, words, { left: 0, top: 0, side: SIDE });
  pen.textAlign = 'center';
  const family = getComputedStyle(document.body).fontFamily;
  pen.font = `600 36px ${family}`;
  pen.fillText(title, SIDE / 2, SIDE + 20);
  pen.font = `28px ${family}`;
  pen.fillText(line, SIDE / 2, SIDE + 72);
  return canvas.toDataURL('image/png');
}
