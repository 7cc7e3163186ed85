import { fromCallback } from 'xstate';
import type { Sound, SoundEvent } from './bench.machine.ts';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the beginning, and how long. */
  at: number;
  lasts: number;
  wave: OscillatorType;
}

const tone = (pitch: number, at: number, lasts: number, wave: OscillatorType = 'sine'): Tone => ({
  ...{ pitch, at, lasts, wave },
});

/** Told apart without looking: one short high tone, a rising pair, a rising triad, and a low buzz. */
const SOUNDS: Record<Sound, readonly Tone[]> = {
  right: [tone(1320, 0, 0.07)],
  opened: [tone(660, 0, 0.08), tone(880, 0.09, 0.1)],
  done: [tone(784, 0, 0.1), tone(988, 0.11, 0.1), tone(1319, 0.22, 0.22)],
  wrong: [tone(160, 0, 0.28, 'square'), tone(130, 0.34, 0.4, 'square')],
};
const LOUDNESS = 0.18;

/** Plays what the bench asks for, without a file; silent where the browser has no sound. */
export const benchSounds = fromCallback<SoundEvent>(({ receive }) => {
  let context: AudioContext | null = null;
  receive(({ sound, muted }) => {
    if (muted || !('AudioContext' in window)) return;
    context ??= new AudioContext();
    // A page may begin to sound only once somebody has touched it.
    void context.resume();
    for (const each of SOUNDS[sound]) play(context, each);
  });
  return () => void context?.close();
});

function play(context: AudioContext, { pitch, at, lasts, wave }: Tone): void {
  const from = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: wave, frequency: pitch });
  const gain = new GainNode(context, { gain: LOUDNESS });
  gain.gain.setTargetAtTime(0, from + lasts * 0.7, lasts * 0.1);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + lasts);
}
