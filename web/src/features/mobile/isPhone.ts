export interface Device {
  userAgent: string;
  /** The main pointer is a finger. */
  coarsePointer: boolean;
  /** The shorter side of the screen, in CSS pixels. */
  shortSide: number;
}

const PHONE = /iPhone|iPod|Windows Phone|Android.+Mobile|\((?:Phone|Mobile);/i;
const NARROW_PX = 600;

/** Whether a device is a phone: by what it says, else by a finger on a narrow screen. Tablets are none. */
export function isPhone({ userAgent, coarsePointer, shortSide }: Device): boolean {
  return PHONE.test(userAgent) || (coarsePointer && shortSide < NARROW_PX);
}

/** The device that shows this page. */
export function thisDevice(): Device {
  const { width, height } = window.screen;
  return {
    userAgent: navigator.userAgent,
    coarsePointer: window.matchMedia('(pointer: coarse)').matches,
    shortSide: Math.min(width, height),
  };
}
