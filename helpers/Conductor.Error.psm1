<#
.SYNOPSIS
Raises a typed error from a PowerShell script.
.DESCRIPTION
Writes the envelope and returns $true; the script goes on. A kind or a message that the engine refuses is written as
well, so that the node fails: a non-terminating error says why, and $false is returned, whatever $ErrorActionPreference is.
Windows PowerShell 5.1 and PowerShell 7.
.EXAMPLE
Import-Module (Join-Path $env:CONDUCTOR_HELPERS 'Conductor.Error.psm1')
$raised = Write-ConductorError -Kind external.git.drift -Message 'main has moved' -Details @{ behind = 3 }
#>
function Write-ConductorError {
    [CmdletBinding()]
    [OutputType([bool])]
    param(
        [Parameter(Mandatory = $true, Position = 0)] [AllowEmptyString()] [string] $Kind,
        [Parameter(Mandatory = $true, Position = 1)] [AllowEmptyString()] [string] $Message,
        # A hashtable, an object with properties, or the text of a JSON object.
        [Parameter(Position = 2)] [AllowNull()] [object] $Details = $null
    )

    function Deny([string] $Reason) {
        Write-Error -Message "Write-ConductorError: $Reason" -ErrorAction Continue
    }

    $target = $env:CONDUCTOR_ERROR_OUT
    if ([string]::IsNullOrEmpty($target)) {
        Deny "CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor; nothing was raised (${Kind}: $Message)"
        return $false
    }
    $refused = $null
    if ($Kind -cnotmatch '\A[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+\z') {
        $refused = "not a kind: '$Kind' (expected lower-case words with dots between them, such as external.git.drift)"
    }
    elseif ([string]::IsNullOrWhiteSpace($Message)) { $refused = "the message is empty ($Kind)" }
    if ($null -eq $Details) { $Details = @{} }
    # Text is written as it is and comes first: whatever it holds, the kind and the message are those given here.
    if ($Details -is [string]) { $detailsJson = $Details }
    else {
        try { $detailsJson = ConvertTo-Json -InputObject $Details -Depth 64 -Compress -WarningAction SilentlyContinue -ErrorAction Stop }
        catch {
            $refused = "the details cannot be written as JSON: $($_.Exception.Message) ($Kind)"
            $detailsJson = '"cannot be written as JSON"'
        }
    }

    $part = "$target.$PID.part"
    try {
        # Move-Item would put the file into the folder.
        if (Test-Path -LiteralPath $target -PathType Container) { throw 'it is a folder' }
        $kindJson = ConvertTo-Json -InputObject $Kind -Compress -ErrorAction Stop
        $messageJson = ConvertTo-Json -InputObject $Message -Compress -ErrorAction Stop
        $envelope = '{"conductor_error":true,"details":' + $detailsJson + ',"kind":' + $kindJson + ',"message":' + $messageJson + "}`n"
        [System.IO.File]::WriteAllText($part, $envelope, (New-Object System.Text.UTF8Encoding($false)))
        Move-Item -LiteralPath $part -Destination $target -Force -ErrorAction Stop
    }
    catch {
        $reason = $_.Exception.Message
        if (Test-Path -LiteralPath $part) { Remove-Item -LiteralPath $part -Force -ErrorAction SilentlyContinue }
        Deny "cannot write ${target}: $reason; nothing was raised ($Kind)"
        return $false
    }
    if ($null -eq $refused) { return $true }
    Deny "$refused; the node fails with internal.schema_violation"
    return $false
}

<#
.SYNOPSIS
Raises a typed error from a PowerShell script and ends the script.
.DESCRIPTION
Writes the envelope as Write-ConductorError does and ends the script with exit code 1, also where the raise was refused.
.EXAMPLE
Stop-ConductorError -Kind external.git.drift -Message 'main has moved' -Details @{ behind = 3 }
#>
function Stop-ConductorError {
    [CmdletBinding()]
    param(
        [Parameter(Mandatory = $true, Position = 0)] [AllowEmptyString()] [string] $Kind,
        [Parameter(Mandatory = $true, Position = 1)] [AllowEmptyString()] [string] $Message,
        [Parameter(Position = 2)] [AllowNull()] [object] $Details = $null
    )

    $null = Write-ConductorError -Kind $Kind -Message $Message -Details $Details
    exit 1
}

Export-ModuleMember -Function Write-ConductorError, Stop-ConductorError
