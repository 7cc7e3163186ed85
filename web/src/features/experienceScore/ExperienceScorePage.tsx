import { useMemo, useState } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './ExperienceScorePage.module.css';
import { scoreText as text } from './experienceScore.text.ts';
import { createLastInput, startingInput } from './lastInput.ts';
import { ScoreForm } from './ScoreForm.tsx';
import { ScoreResult } from './ScoreResult.tsx';
import { SubAccountLine } from './SubAccountLine.tsx';
import type { ScoreInput } from './score.ts';

/** Estimates a shop's experience score and says what raises it most. */
export default function ExperienceScorePage() {
  usePageTitle(text.title);
  const last = useMemo(() => createLastInput(browserStorage()), []);
  const [input, setInput] = useState<ScoreInput>(() => last.load() ?? startingInput);
  const change = (next: ScoreInput) => {
    setInput(next);
    last.save(next);
  };
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      <div className={styles.work}>
        <ScoreForm input={input} onChange={change} />
        <ScoreResult input={input} />
      </div>
      <section className={styles.notes} aria-labelledby="notes">
        <h2 id="notes">{text.noteTitle}</h2>
        <p className={styles.formula}>{text.formula}</p>
        <ul>
          {text.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <SubAccountLine />
    </div>
  );
}
