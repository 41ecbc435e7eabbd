// The box of the fake reCAPTCHA, whose buttons choose the outcome.
const query = new URLSearchParams(location.search)

async function answer(wish) {
  if (wish === 'error') return tell({})
  const body = new URLSearchParams({ answer: wish, hostname: query.get('hostname') ?? '' })
  const response = await fetch('/captcha/recaptcha/token', { method: 'POST', body })
  return tell(await response.json())
}

function tell(message) {
  parent.postMessage({ kind: 'foyer-sandbox-captcha', ...message }, '*')
}

for (const button of document.querySelectorAll('[data-answer]'))
  button.addEventListener('click', () => void answer(button.dataset.answer))
const wish = query.get('answer')
if (wish === 'solved' || wish === 'failed' || wish === 'error') void answer(wish)
