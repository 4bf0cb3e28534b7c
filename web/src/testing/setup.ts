import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import './dom-polyfills'
import { resetEnvironment } from './environment'

afterEach(() => {
  cleanup()
  resetEnvironment()
})
