# __title__ as operators read them.

paths:
  /api/__name__:
    get:
      operationId: listAll__Name__
      tags: [members]
      summary: __title__ of all members
      description: >-
        The newest first.
      x-roles: [support, admin]
      x-errors: []
      x-list: cursor
      security: [{ operatorCookie: [] }]
      parameters:
        - { $ref: '../components/parameters.yaml#/Cursor' }
        - { $ref: '../components/parameters.yaml#/PageSize20' }
      responses:
        '200':
          description: One page.
          content:
            application/json:
              schema:
                type: object
                required: [success, value]
                properties:
                  success: { $ref: '../components/common.yaml#/Success' }
                  value: { $ref: '#/schemas/Member__Single__Page' }
              example: { success: true, value: { content: [{ id: '7', username: sokha, note: What was written, createdAt: '2026-11-21T08:00:00.000Z' }] } }
        '400': { $ref: '../components/responses.yaml#/Invalid' }
        '401': { $ref: '../components/responses.yaml#/SignedOut' }
        '403': { $ref: '../components/responses.yaml#/Refused' }
        default: { $ref: '../components/responses.yaml#/Failed' }

schemas:
  Member__Single__:
    type: object
    description: One of them, and whose it is.
    required: [id, username, note, createdAt]
    properties:
      id: { type: string, description: 'Decimal digits.' }
      username: { type: string, description: 'Who wrote it.' }
      note: { type: string, description: 'As it was written.' }
      createdAt: { $ref: '../components/common.yaml#/Instant' }

  Member__Single__Page:
    type: object
    description: One page of them.
    required: [content]
    properties:
      content: { type: array, items: { $ref: '#/schemas/Member__Single__' }, description: 'The newest first.' }
      nextCursor: { $ref: '../components/common.yaml#/Cursor', description: 'Where the older ones begin; absent at the end.' }
