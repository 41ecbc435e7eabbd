/** Ends fullscreen: otherwise a dialog would open above a fullscreen element that the person cannot get back to. */
export function leaveFullscreen(): void {
  // Rejected if fullscreen has ended meanwhile.
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}
