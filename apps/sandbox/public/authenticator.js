// Keeps the codes and the seconds of the authenticator page running.
async function refresh() {
  const seconds = document.querySelector('[data-seconds]')
  if (seconds === null) return
  const response = await fetch('/authenticator/codes')
  const { entries, secondsLeft } = await response.json()
  seconds.textContent = secondsLeft
  for (const { id, code } of entries) {
    const shown = document.querySelector(`[data-entry="${id}"]`)
    if (shown !== null && shown.textContent !== code) shown.textContent = code
  }
}

// A failure is ignored: the sandbox may have stopped, and is asked again in a second.
setInterval(() => void refresh().catch(() => {}), 1000)
