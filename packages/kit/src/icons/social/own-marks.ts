import type { SocialMark } from './social-mark.ts'

/** Logos that the icon library lacks, or has in a form that their owner does not allow. In a 24 by 24 square. */
export const ownMarks = {
  // Only in these four colours: https://developers.google.com/identity/branding-guidelines
  google: [
    [
      '#ea4335',
      'M12 4.75c1.77 0 3.35.61 4.6 1.8l3.43-3.43C17.95 1.19 15.24 0 12 0 7.31 0 3.26 2.69 1.28 6.61l3.99 3.1C6.22 6.86 8.87 4.75 12 4.75z',
    ],
    [
      '#4285f4',
      'M23.49 12.28c0-.79-.07-1.55-.19-2.28H12v4.51h6.47a5.53 5.53 0 0 1-2.39 3.59l3.87 3c2.25-2.09 3.54-5.18 3.54-8.82z',
    ],
    ['#fbbc05', 'M5.27 14.3a7.2 7.2 0 0 1 0-4.6L1.28 6.61a12 12 0 0 0 0 10.78z'],
    [
      '#34a853',
      'M12 24c3.24 0 5.97-1.06 7.95-2.9l-3.87-3c-1.07.73-2.46 1.15-4.08 1.15-3.13 0-5.78-2.11-6.73-4.95l-3.99 3.09C3.26 21.31 7.31 24 12 24z',
    ],
  ],
  // Our own: the letter in a circle.
  yandex: [
    [
      '#fc3f1d',
      'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm3.7 19h-2.3V6.9h-1c-1.9 0-2.9 1-2.9 2.5 0 1.6.7 2.4 2.1 3.3l1.2.8L9.4 19H6.9l3.1-4.7c-1.8-1.3-2.8-2.5-2.8-4.6C7.2 7 9.1 5.2 12.4 5.2h3.3z',
    ],
  ],
} as const satisfies Record<string, SocialMark>
