import { Icon } from '../../ui/Icon.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { Application } from './Application.tsx';
import styles from './JoinPage.module.css';
import { joinText as text } from './join.text.ts';
import { LevelTable } from './LevelTable.tsx';

/** What a branch site brings, the twelve league levels, and the application. */
export default function JoinPage() {
  usePageTitle(text.title);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.lead}>{text.lead}</p>
          <ul className={styles.benefits} aria-label={text.benefitsLabel}>
            {text.benefits.map(({ icon, title, words }) => (
              <li key={title} className={styles.benefit}>
                <span className={styles.sign}>
                  <Icon name={icon} size={22} />
                </span>
                <h2>{title}</h2>
                <p>{words}</p>
              </li>
            ))}
          </ul>
          <section className={styles.how} aria-labelledby="how">
            <h2 id="how">{text.stepsTitle}</h2>
            <ol className={styles.steps}>
              {text.steps.map(({ title, words }, at) => (
                <li key={title}>
                  <span className={styles.count}>{at + 1}</span>
                  <strong>{title}</strong>
                  <small>{words}</small>
                </li>
              ))}
            </ol>
            <p className={styles.note}>{text.oneLevel}</p>
          </section>
        </div>
        <Application />
      </div>
      <section className={styles.levels} aria-labelledby="levels">
        <h2 id="levels">{text.levelsTitle}</h2>
        <ul className={styles.rules}>
          {text.levelsHow.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <LevelTable />
      </section>
    </div>
  );
}
