import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import prose from './prose.module.css';
import styles from './RichText.module.css';
import { RichTextTools } from './RichTextTools.tsx';
import { richText as text } from './richText.text.ts';
import { cleanPasted, picturesIn, richTextSchema } from './richTextSchema.ts';
import { type UploadOne, usePictureUploads } from './usePictureUploads.ts';

interface Props {
  /** HTML; empty when there is nothing. */
  value: string;
  onChange: (html: string) => void;
  /** What is written; read aloud. */
  label: string;
  placeholder: string;
  upload: UploadOne;
  /** Hears when pictures begin and cease to be on their way. */
  onBusy: (busy: boolean) => void;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

/** Words with their layout, lists, links and pictures. Loaded when it is needed: it is large. */
export default function RichText({ value, onChange, label, placeholder, upload, onBusy, ...wiring }: Props) {
  const written = useRef(value);
  const [linking, setLinking] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const uploads = usePictureUploads({
    upload,
    onBusy,
    // Behind what is chosen: a picture that was just put in is, and would be replaced by the next.
    onDone: (src, alt) =>
      editor.commands.insertContentAt(editor.state.selection.to, { type: 'image', attrs: { src, alt } }),
    onLost: setNote,
  });
  const editor = useEditor({
    extensions: richTextSchema,
    content: value,
    // The page forbids styles that are written into it.
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML();
      onChange(written.current);
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: cx(prose.prose, styles.page),
      },
      transformPastedHTML: (html) => {
        const { html: clean, dropped } = cleanPasted(html);
        if (dropped > 0) setNote(text.dropped(dropped));
        return clean;
      },
      handlePaste: (_, { clipboardData }) => uploads.take(picturesIn(clipboardData)),
      handleDrop: (_, { dataTransfer }, __, isMoved) => !isMoved && uploads.take(picturesIn(dataTransfer)),
    },
  });
  useEffect(
    function takeValueFromOutside() {
      if (value === written.current) return;
      written.current = value;
      editor.commands.setContent(value, { emitUpdate: false });
    },
    [editor, value],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of what is written inside
    <div
      className={cx(styles.frame, wiring['aria-invalid'] && styles.wrong)}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
        event.preventDefault();
        setLinking(true);
      }}
    >
      <RichTextTools
        editor={editor}
        linking={linking}
        onLinking={setLinking}
        onPictures={(files) => uploads.take(files)}
      />
      {(uploads.state || note) && (
        <p className={styles.note} role="status">
          {uploads.state ? text.uploading(uploads.state.left, uploads.state.percent) : note}
          {!uploads.state && (
            <button type="button" className={styles.dismiss} onClick={() => setNote(null)}>
              {text.dismiss}
            </button>
          )}
        </p>
      )}
      <div className={cx(styles.scroll, value === '' && styles.empty)} data-placeholder={placeholder}>
        <EditorContent editor={editor} {...wiring} />
      </div>
    </div>
  );
}
