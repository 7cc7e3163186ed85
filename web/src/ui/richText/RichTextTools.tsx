import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import { LinkForm } from './LinkForm.tsx';
import styles from './RichText.module.css';
import { richText as text } from './richText.text.ts';

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

/** Strokes on a 24 x 24 ground, as in icons.ts; apart from them, as they come with the editor. */
const richTextIcons = {
  heading: 'M4 5v14M13 5v14M4 12h9M17 10.5l3-1.5v10',
  subheading: 'M4 6v12M11.5 6v12M4 12h7.5M15.5 11.2a2.4 2.4 0 1 1 4.3 1.5L15.5 18H20.5',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 4.5V11a5 5 0 0 0 10 0V4.5M5.5 20h13',
  strike:
    'M4 12h16M16.5 7.5C16 6 14.3 5 12 5 9.5 5 7.5 6.2 7.5 8.3c0 1.2.6 2.1 1.7 2.7M7.5 16c.5 1.8 2.2 3 4.6 3 2.6 0 4.6-1.2 4.6-3.4 0-.7-.2-1.2-.5-1.7',
  bullets: 'M10 6h10M10 12h10M10 18h10M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.2-.8V8.5M4 15.7a1.2 1.2 0 1 1 2.1.8L4 19.5h2.4',
  quote: 'M5 6v12M9.5 8h10M9.5 12h10M9.5 16h6',
  rule: 'M4 12h16M7 6h10M7 18h10',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15 9.5h.1',
} as const;

type RichTextTool = keyof typeof richTextIcons;
