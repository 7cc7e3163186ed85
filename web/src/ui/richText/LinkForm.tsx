import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Input } from '../inputs/Input.tsx';
import styles from './RichText.module.css';
import { richText as text } from './richText.text.ts';
import { isWebAddress } from './richTextSchema.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Asks where the chosen words lead to. No form: it stands within one. */
export function LinkForm({ editor, onClose }: Props) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const accept = () => {
    const href = /^[\w-]+(\.[\w-]+)+/.test(address.trim()) ? `https://${address.trim()}` : address.trim();
    if (!isWebAddress(href)) return setWrong(true);
    const words = editor.state.selection.empty && !editor.isActive('link');
    const chain = editor.chain().focus().extendMarkRange('link');
    if (words) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const close = () => {
    editor.commands.focus();
    onClose();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') accept();
    else close();
  };
  return (
    <div className={styles.link}>
      <Input
        autoFocus
        type="url"
        aria-label={text.address}
        aria-invalid={isWrong}
        placeholder={text.addressHint}
        maxLength={500}
        value={address}
        onChange={(typed) => {
          setAddress(typed);
          setWrong(false);
        }}
        onKeyDown={pressKey}
      />
      <Button size="small" onClick={accept}>
        {text.setLink}
      </Button>
      {before && (
        <Button size="small" variant="text" onClick={remove}>
          {text.removeLink}
        </Button>
      )}
      <Button size="small" variant="text" onClick={close}>
        {text.cancel}
      </Button>
      {isWrong && (
        <p className={styles.error} role="alert">
          {text.addressWrong}
        </p>
      )}
    </div>
  );
}
