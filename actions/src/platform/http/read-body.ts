import express, { type Request, type Response } from 'express'
import type { AnyObject, ObjectSchema } from 'yup'
import { AppError, invalidField } from '../errors.js'
import { requireWellFormedInput } from './well-formed-input.js'

export const DEFAULT_BODY_BYTES = 100 * 1024

/**
 * Reads a JSON body of limited size.
 * @throws AppError CONTENT_TYPE_UNSUPPORTED for a body of another type; VALIDATION_FAILED
 *   for broken text; a parser error for invalid or oversized JSON
 */
export async function readJson(
  request: Request,
  response: Response,
  limitBytes = DEFAULT_BODY_BYTES,
): Promise<unknown> {
  if (!hasBody(request)) return {}
  if (!request.is('application/json')) throw new AppError('CONTENT_TYPE_UNSUPPORTED')
  await new Promise<void>((resolve, reject) => {
    const done = (fault?: unknown) => (fault ? reject(fault) : resolve())
    express.json({ limit: limitBytes, strict: true })(request, response, done)
  })
  requireWellFormedInput(request.body)
  return request.body ?? {}
}

/**
 * Reads the body of a form as it was sent; anything else is read as an empty one.
 * @throws a parser error for an oversized or broken body
 */
export async function readFormText(request: Request, response: Response, limitBytes: number): Promise<string> {
  if (!hasBody(request)) return ''
  await new Promise<void>((resolve, reject) => {
    const done = (fault?: unknown) => (fault ? reject(fault) : resolve())
    express.text({ limit: limitBytes, type: 'application/x-www-form-urlencoded' })(request, response, done)
  })
  return typeof request.body === 'string' ? request.body : ''
}

/**
 * Reads a body's bytes as they arrived, whatever their type, for a signature over them.
 * @throws a parser error for an oversized body
 */
export async function readBytes(request: Request, response: Response, limitBytes: number): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    const done = (fault?: unknown) => (fault ? reject(fault) : resolve())
    express.raw({ limit: limitBytes, type: () => true, inflate: false })(request, response, done)
  })
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}

/**
 * Validates input against a schema, all fields at once. Unknown fields are rejected by name.
 * @throws AppError UNKNOWN_FIELD; ValidationError with one entry per broken rule
 */
export async function parseInput<Value extends AnyObject>(schema: ObjectSchema<Value>, value: unknown): Promise<Value> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw noObject()
  refuseUnknownFields(schema, value)
  return (await schema.validate(value, { abortEarly: false })) as Value
}

function noObject(): AppError {
  const message = 'Send one object with named fields'
  return invalidField('body', message)
}

function refuseUnknownFields(schema: { fields: AnyObject }, value: object): void {
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(schema.fields, name))
  if (unknown.length === 0) return
  const errors = unknown.map((field) => ({ field, message: 'This field is not known here' }))
  throw new AppError('UNKNOWN_FIELD', { errors, message: `Unknown field: ${unknown.join(', ')}` })
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
}
