'use client'

import { fetchWithProof, useApi } from '@foyer/sign-in'
import { useState } from 'react'

/** Reads the orders. People whose last proof is too old are asked for a new one first. */
export function ReadOrders() {
  const { api } = useApi()
  const [answer, setAnswer] = useState('')

  async function read(): Promise<void> {
    const response = await fetchWithProof(api, '/api/orders')
    setAnswer(await response.text())
  }

  return (
    <>
      <button type="button" onClick={() => void read()}>
        Read my orders
      </button>
      <output>{answer}</output>
    </>
  )
}
