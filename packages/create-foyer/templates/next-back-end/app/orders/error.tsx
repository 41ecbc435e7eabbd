'use client'

/** Shown while Foyer cannot be reached, which signs nobody out. */
export default function OrdersError({ reset }: { readonly reset: () => void }) {
  return (
    <>
      <p>Your orders cannot be shown right now. You are still signed in.</p>
      <button type="button" onClick={reset}>
        Try again
      </button>
    </>
  )
}
