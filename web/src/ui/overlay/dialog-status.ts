import { createContext, type ReactNode } from 'react'

/**
 * Page-wide status, such as being offline. Every dialog shows it as well, because the page under an open dialog can be
 * neither seen nor heard.
 */
export const DialogStatus = createContext<ReactNode>(null)
