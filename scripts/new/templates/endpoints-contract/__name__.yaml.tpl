# __title__: say what these operations are about.

paths:
  /wps/__name__:
    get:
      operationId: list__Name__
      tags: [member]
      summary: Own __words__
      description: >-
        The newest first.
      x-roles: [member, agent]
      x-errors: [AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_TRIAL_BLOCKED]
      x-list: cursor
      security: [{ bearerToken: [], sessionCookie: [] }]
      parameters:
        - { $ref: './components/parameters.yaml#/Cursor' }
        - { $ref: './components/parameters.yaml#/PageSize20' }
      responses:
        '200':
          description: One page.
          content:
            application/json:
              schema:
                type: object
                required: [success, value]
                properties:
                  success: { $ref: './components/common.yaml#/Success' }
                  value: { $ref: '#/schemas/__Single__Page' }
              example: { success: true, value: { content: [{ id: '7', note: What was written, createdAt: '2026-11-21T08:00:00.000Z' }] } }
        '400': { $ref: './components/responses.yaml#/Invalid' }
        '401': { $ref: './components/responses.yaml#/SignedOut' }
        default: { $ref: './components/responses.yaml#/Failed' }

    post:
      operationId: make__Single__
      tags: [member]
      summary: Add to the own __words__
      description: >-
        Keeps what is sent for 90 days.
      x-roles: [member, agent]
      x-errors: [AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_TRIAL_BLOCKED]
      security: [{ bearerToken: [], sessionCookie: [] }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/schemas/New__Single__' }
            example: { note: What was written }
      responses:
        '200':
          description: It is kept.
          content:
            application/json:
              schema:
                type: object
                required: [success, value]
                properties:
                  success: { $ref: './components/common.yaml#/Success' }
                  value: { $ref: '#/schemas/__Single__' }
              example: { success: true, value: { id: '7', note: What was written, createdAt: '2026-11-21T08:00:00.000Z' } }
        '400': { $ref: './components/responses.yaml#/Invalid' }
        '401': { $ref: './components/responses.yaml#/SignedOut' }
        default: { $ref: './components/responses.yaml#/Failed' }

schemas:
  __Single__:
    type: object
    description: Say what one of them is.
    required: [id, note, createdAt]
    properties:
      id: { type: string, description: 'Decimal digits.' }
      note: { type: string, description: 'As it was written.' }
      createdAt: { $ref: './components/common.yaml#/Instant' }

  __Single__Page:
    type: object
    description: One page of them.
    required: [content]
    properties:
      content: { type: array, items: { $ref: '#/schemas/__Single__' }, description: 'The newest first.' }
      nextCursor: { $ref: './components/common.yaml#/Cursor', description: 'Where the older ones begin; absent at the end.' }

  New__Single__:
    type: object
    additionalProperties: false
    required: [note]
    properties:
      note: { type: string, minLength: 1, maxLength: 500, description: 'What is kept.' }
