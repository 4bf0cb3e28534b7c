import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './console.css'
import { createRoot } from 'react-dom/client'
import { Console } from './console'

const root = document.getElementById('console')
if (root) createRoot(root).render(<Console />)
