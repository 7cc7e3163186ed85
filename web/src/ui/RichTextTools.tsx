import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import { LinkForm } from './LinkForm.tsx';
import styles from './RichText.module.css';
import { richText as text } from './richText.text.ts';
import { type RichTextTool, richTextIcons } from './richTextIcons.ts';

interface Props {
  editor: Editor;
  /** The address of a link is being asked for. */
  linking: boolean;
  onLinking: (linking: boolean) => void;
  onPictures: (files: File[]) => void;
}

/** What the tools do, and when they are on; in groups. */
const GROUPS: readonly (readonly {
  tool: RichTextTool;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}[])[] = [
  [
    {
      tool: 'heading',
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      tool: 'subheading',
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
    },
  ],
  [
    {
      tool: 'bold',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      tool: 'italic',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      tool: 'underline',
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      tool: 'strike',
      run: (editor) => editor.chain().focus().toggleStrike().run(),
      isOn: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      tool: 'bullets',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      tool: 'numbers',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      tool: 'quote',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    { tool: 'rule', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
  [
    {
      tool: 'undo',
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      tool: 'redo',
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
];

/** The tools above a text; arrow keys move along. */
export function RichTextTools({ editor, linking, onLinking, onPictures }: Props) {
  const files = useRef<HTMLInputElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: GROUPS.flat()
        .filter(({ isOn }) => isOn?.(now))
        .map(({ tool }) => tool),
      barred: GROUPS.flat()
        .filter(({ can }) => can?.(now) === false)
        .map(({ tool }) => tool),
      isLink: now.isActive('link'),
    }),
  });
  return (
    <>
      <div role="toolbar" aria-label={text.tools} className={styles.tools} onKeyDown={moveFocus}>
        {GROUPS.map((group) => (
          <span key={group[0]?.tool} className={styles.group}>
            {group.map(({ tool, run, isOn }) => (
              <Tool
                key={tool}
                tool={tool}
                disabled={on.barred.includes(tool)}
                {...(isOn ? { pressed: on.tools.includes(tool) } : {})}
                onClick={() => run(editor)}
              />
            ))}
          </span>
        ))}
        <span className={styles.group}>
          <Tool tool="link" pressed={on.isLink} onClick={() => onLinking(!linking)} />
          <Tool tool="picture" onClick={() => files.current?.click()} />
        </span>
      </div>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={text.picture}
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {linking && <LinkForm editor={editor} onClose={() => onLinking(false)} />}
    </>
  );
}

interface ToolProps {
  tool: RichTextTool;
  onClick: () => void;
  pressed?: boolean;
  disabled?: boolean;
}

function Tool({ tool, onClick, pressed, disabled = false }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={text[tool]}
      title={text[tool]}
      aria-pressed={pressed}
      disabled={disabled}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={richTextIcons[tool]} />
      </svg>
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = tools.indexOf(event.target as HTMLElement);
  tools[(at + by + tools.length) % tools.length]?.focus();
}
