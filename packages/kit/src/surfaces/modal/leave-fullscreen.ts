/** Ends fullscreen, in which a dialog would stand over a page that nobody can go back to. */
export function leaveFullscreen(): void {
  // Refused where it has ended meanwhile.
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}
