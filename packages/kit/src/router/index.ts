'use client'

export { KitRouter, useAddress, type RouterAdapter } from './router-adapter.ts'
