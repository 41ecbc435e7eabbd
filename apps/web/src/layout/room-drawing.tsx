import styles from './split-layout.module.css'

const wall = 'oklch(.42 .06 164)'
const light = 'oklch(.9 .09 95)'

/** A decorative drawing: arches behind arches, and light from an open door. */
export function RoomDrawing() {
  return (
    <svg
      className={styles.room}
      viewBox="0 0 640 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="door" x2="0" y2="1">
          <stop stopColor="oklch(.93 .09 98)" />
          <stop offset="1" stopColor="oklch(.8 .1 85)" />
        </linearGradient>
        <linearGradient id="floor" x2="0" y2="1">
          <stop stopColor={light} stopOpacity=".55" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M60 720V400a260 260 0 0 1 520 0v320" fill="none" stroke={wall} strokeWidth="1.5" />
      <path d="M96 720V404a224 224 0 0 1 448 0v316z" fill="oklch(.345 .062 164)" />
      <path d="M140 720V412a180 180 0 0 1 360 0v308z" fill="oklch(.39 .065 163)" />
      <path d="M188 720V424a132 132 0 0 1 264 0v296z" fill="oklch(.46 .07 160)" />
      <path d="M240 720V440a80 80 0 0 1 160 0v280z" fill="url(#door)" />
      <path d="M240 720h160l150 180H90z" fill="url(#floor)" />
      <path d="M0 720h640" stroke={wall} strokeWidth="1.5" />
    </svg>
  )
}
